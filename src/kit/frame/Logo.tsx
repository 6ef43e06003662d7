export type LogoProps = { size?: number | string };

/**
 * The mark (public/logo.svg): a bench whose two legs and a funnel between them make an M, with one drop falling.
 * Drawn here again so that it follows the colour scheme and needs no request.
 */
export function Logo({ size = 32 }: LogoProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" fill="none" aria-hidden focusable="false">
      <rect width="64" height="64" rx="15" fill="#09615e" />
      <path d="M19 17h26L32 37z" fill="#56bcb9" />
      <path
        d="M11 16h42M17 16v34M47 16v34M18 17l14 20.5L46 17"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="32" cy="49" r="4" fill="#84d5d1" />
    </svg>
  );
}
