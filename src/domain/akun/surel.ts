/** True when the address belongs to one of the domains, or to a part of one: '@domain' or '.domain' (GAP-65). */
export function emailBerdomain(email: string, domains: readonly string[]): boolean {
  const address = email.trim().toLowerCase();
  return domains.some(
    (domain) => address.endsWith(`@${domain.toLowerCase()}`) || address.endsWith(`.${domain.toLowerCase()}`),
  );
}
