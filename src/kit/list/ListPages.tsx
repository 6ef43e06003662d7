import { Pagination } from '@mantine/core';

export type ListPagesProps = { page: number; pages: number; onPage: (page: number) => void };

const controls = {
  first: 'Halaman pertama',
  previous: 'Halaman sebelumnya',
  next: 'Halaman berikutnya',
  last: 'Halaman terakhir',
} as const;

/** The pages of a list, one press each. */
export function ListPages({ page, pages, onPage }: ListPagesProps) {
  return (
    <Pagination
      component="nav"
      aria-label="Halaman daftar"
      total={pages}
      value={page}
      onChange={onPage}
      siblings={0}
      gap={4}
      classNames={{ control: 'mj-kecil mj-tebal' }}
      getItemProps={(number) => ({ 'aria-label': `Halaman ${number}` })}
      getControlProps={(control) => ({ 'aria-label': controls[control] })}
    />
  );
}
