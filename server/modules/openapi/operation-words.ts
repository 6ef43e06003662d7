import { callName, type AnyEndpoint } from '#domain/core/endpoint.ts';

const offlineWords = {
  live: 'hanya saat tersambung',
  cached: 'jawaban terakhir tetap terbaca saat luring',
  queued: 'diantrekan saat luring',
};
const accessWords = {
  publik: 'siapa saja, tanpa token',
  masuk: 'semua yang sudah masuk',
  calon: 'semua akun aktif, dan yang sedang mengisi data diri',
  semua: 'semua peran',
};

/** The acts a call can come to be. */
export const actionsOf = ({ carries, variant }: AnyEndpoint) =>
  [carries ?? [], variant?.of.carries ?? []].flat().flatMap(({ workflow, actions }) =>
    actions.map((name) => {
      const { label, roles, from, offline, revision } = workflow.actions[name]!;
      return {
        name,
        label,
        roles,
        from: from.map((state) => workflow.states[state]!.label),
        offline,
        revision: revision === true,
      };
    }),
  );

/** What a call declares, in words: who may make it, what it does without a network, which acts it can come to be. */
export function operationWords(endpoint: AnyEndpoint): string {
  const { roles, offline, alias = [], variant, files = [] } = endpoint;
  return [
    `Peran: ${typeof roles === 'string' ? accessWords[roles] : roles.join(', ')}.`,
    `Di aplikasi: ${offlineWords[offline]}.`,
    ...alias.map((method) => `Juga dengan metode ${method}.`),
    ...(variant ? [`Menjadi ${callName(variant.of)} menurut isinya.`] : []),
    ...files.map(
      ({ field, types, maxBytes }) =>
        `File \`${field}\`: ${types.join(', ')}, paling besar ${maxBytes / 1024 / 1024} MB.`,
    ),
    ...actionsOf(endpoint).map(
      ({ label, roles: actors, from, revision }) =>
        `${label}: ${actors.join(', ')}, pada status ${from.join(', ')}${revision ? '; perlu base_rev' : ''}.`,
    ),
  ]
    .map((sentence) => `- ${sentence}`)
    .join('\n');
}
