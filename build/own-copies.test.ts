import {expect, test} from 'vitest';
import {withoutUnused} from './own-copies.ts';

test('an element without forms takes only the custom properties that its rules use', () => {
  const sheet = `.lamplight {
  --ink: var(--lamplight-ink, #000);
  --good: var(--lamplight-good, light-dark(#010101, #020202));
  --fair: var(--lamplight-fair, #030303);
  --radius: 10px;

  color: var(--ink);
}
`;
  expect(withoutUnused(sheet, '.a { color: var(--fair, red); border-radius: var(--radius) }')).toBe(
    `.lamplight {
  --ink: var(--lamplight-ink, #000);
  --fair: var(--lamplight-fair, #030303);
  --radius: 10px;

  color: var(--ink);
}
`,
  );
});
