import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {chromium} from 'playwright-core';
import {chromiumFlags, chromiumPath} from '../build/find-browser.ts';
import {startProduct} from '../reliability/running-product.ts';
import {keepRelease} from '../server/site/releases.ts';
import {emptyPage} from './peers/candidate.ts';
import {ownPages} from './peers/own-pages.ts';
import {startPages} from './peers/page-server.ts';
import {slowDown} from './slow-phone.ts';
const root = join(import.meta.dirname, '..');
const pages = await startPages();
const product = await startProduct({PARTNER_ORIGINS: pages.origin});
const browser = await chromium.launch({
  args: [...chromiumFlags, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
  executablePath: chromiumPath()!,
});
const {manifest} = keepRelease(join(root, 'dist'), product.dataDir);
const only = (process.argv[2] ?? '').split(',');
const rounds = Number(process.argv[3] ?? 3);
const verbose = process.argv[4] === 'v';
const candidates = [emptyPage, ...ownPages(product.site, manifest)].filter(
  ({name, way}) => name === emptyPage.name || only.some((o) => `${name}, ${way}`.startsWith(o)),
);
for (const extra of (process.argv[5] ?? '').split(';').filter(Boolean))
  for (const c of [...candidates])
    if (c.name !== emptyPage.name && c.way !== 'pinned')
      candidates.push({...c, name: `${c.name} [${extra}]`, body: c.body.replace('></', ` ${extra}></`)});
pages.publish(candidates, []);
const res = new Map<string, {main: number[]; longest: number[]; by: Map<string, number>[]}>();
for (let r = 0; r < rounds; r++)
  for (const c of candidates) {
    const context = await browser.newContext({viewport: {width: 390, height: 844}});
    const page = await context.newPage();
    const s = await context.newCDPSession(page);
    await slowDown(s);
    await s.send('Performance.enable', {timeDomain: 'threadTicks'});
    await browser.startTracing(page, {
      categories: ['toplevel', 'devtools.timeline', 'v8', 'disabled-by-default-v8.compile'],
    });
    await page.goto(pages.addressOf(c));
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(600);
    const m = (await s.send('Performance.getMetrics')).metrics;
    const main = m.find((x) => x.name === 'TaskDuration')!.value * 1000;
    const buf = await browser.stopTracing();
    await context.close();
    const ev = JSON.parse(buf.toString()).traceEvents as any[];
    const mains = ev
      .filter((e) => e.name === 'thread_name' && e.args.name === 'CrRendererMain')
      .map((e) => `${e.pid}:${e.tid}`);
    // the renderer with EvaluateScript/ParseHTML
    const cnt = new Map<string, number>();
    for (const e of ev)
      if (mains.includes(`${e.pid}:${e.tid}`) && e.name === 'ParseHTML')
        cnt.set(`${e.pid}:${e.tid}`, (cnt.get(`${e.pid}:${e.tid}`) ?? 0) + 1);
    const key = [...cnt].sort((a, b) => b[1] - a[1])[0]?.[0];
    const t = ev
      .filter((e) => `${e.pid}:${e.tid}` === key && e.ph === 'X' && e.dur)
      .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
    const tasks = t.filter((e) => e.name === 'ThreadControllerImpl::RunTask' || e.name === 'RunTask');
    const longest = Math.max(...tasks.map((e) => e.dur)) / 1000;
    const by = new Map<string, number>();
    // self times
    const stack: any[] = [];
    const self = new Map<any, number>();
    for (const e of t) {
      while (stack.length && stack.at(-1).ts + stack.at(-1).dur <= e.ts) stack.pop();
      self.set(e, e.dur);
      if (stack.length) self.set(stack.at(-1), self.get(stack.at(-1))! - e.dur);
      stack.push(e);
    }
    for (const [e, d] of self) by.set(e.name, (by.get(e.name) ?? 0) + d / 1000);
    const n = `${c.name}, ${c.way}`;
    const x = res.get(n) ?? {main: [], longest: [], by: []};
    x.main.push(main);
    x.longest.push(longest);
    x.by.push(by);
    res.set(n, x);
    if (verbose && r === rounds - 1) {
      for (const task of tasks.filter((e) => e.dur > 25000)) {
        console.log(n, 'TASK', (task.dur / 1000).toFixed(0), 'ms');
        const inner = [...self]
          .filter(([e]) => e.ts >= task.ts && e.ts + e.dur <= task.ts + task.dur && e !== task)
          .sort((a, b) => b[1] - a[1])
          .slice(0, 12);
        for (const [e, d] of inner)
          console.log(
            '    ',
            (d / 1000).toFixed(1),
            e.name,
            JSON.stringify(
              e.args?.data
                ? {
                    u: e.args.data.url?.slice(-40),
                    f: e.args.data.functionName,
                    l: e.args.data.lineNumber,
                    fn: e.args.data.fileName?.slice(-30),
                  }
                : e.args,
            ).slice(0, 140),
          );
      }
    }
  }
const med = (v: number[]) => v.toSorted((a, b) => a - b)[Math.floor(v.length / 2)]!;
for (const [n, x] of res) {
  const names = new Set(x.by.flatMap((b) => [...b.keys()]));
  const top = [...names]
    .map((k) => [k, med(x.by.map((b) => b.get(k) ?? 0))] as const)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 14);
  console.log(
    n.padEnd(34),
    'main',
    med(x.main).toFixed(0),
    'longest',
    med(x.longest).toFixed(0),
    '|',
    top.map(([k, v]) => `${k} ${v.toFixed(0)}`).join(' · '),
  );
}
await browser.close();
await product.dispose();
await pages.close();
void readFileSync;
process.exit(0);
