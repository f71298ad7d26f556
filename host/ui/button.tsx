import type {AnchorHTMLAttributes, ButtonHTMLAttributes} from 'react';

/** The looks of a button (site-spec section 9). */
export const buttonVariants = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link'] as const;
/** The sizes of a button (site-spec section 9). */
export const buttonSizes = ['default', 'sm', 'lg', 'icon'] as const;

type Look = {
  readonly variant?: (typeof buttonVariants)[number];
  readonly size?: (typeof buttonSizes)[number];
};

const classOf = ({variant = 'default', size = 'default'}: Look, own = ''): string =>
  `button button-${variant} button-size-${size} ${own}`.trim();

/** A button with an effect on this page. */
export const Button = ({
  variant,
  size,
  className,
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button
    type="button"
    {...rest}
    className={classOf({...(variant && {variant}), ...(size && {size})}, className)}
  />
);

/** A link that looks like a button. */
export const ButtonLink = ({
  variant,
  size,
  className,
  children,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...rest} className={classOf({...(variant && {variant}), ...(size && {size})}, className)}>
    {children}
  </a>
);
