/** An empty bench with a clean flask: decoration, the words beside it say what matters. */
export function EmptyIllustration() {
  return (
    <svg width="144" height="104" viewBox="0 0 144 104" fill="none" aria-hidden focusable="false">
      <ellipse cx="72" cy="96" rx="60" ry="5" fill="var(--mj-raised)" />
      <path d="M20 66h104M32 66v30M112 66v30" stroke="var(--mj-edge)" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M64 14h16M67 14v16L52 58a5 5 0 0 0 4.4 7h31.2a5 5 0 0 0 4.4-7L77 30V14"
        fill="var(--mj-surface)"
        stroke="var(--mj-accent)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M60.5 49h23"
        stroke="var(--mj-accent)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 6"
      />
      <rect x="102" y="42" width="16" height="22" rx="3" stroke="var(--mj-edge)" strokeWidth="3" />
      <path
        d="M28 50v11M28 50h-5M28 50h5M38 54v7M38 54h-4M38 54h4"
        stroke="var(--mj-edge)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
