import type { MantineColorsTuple } from '@mantine/core';

/**
 * The product's own colours, ten even steps each (OKLCH lightness, one hue a scale).
 * Step 6 and 7 carry white text at 4.5:1 or better, step 8 reads on step 1, step 4 reads on the dark surfaces.
 * Teal is ours, amber means waiting for someone, red refusal and danger, green done, blue plain information.
 */
export const palette = {
  teal: [
    '#f1f9f9', '#dff2f1', '#b9e5e2', '#84d5d1', '#56bcb9',
    '#2d9f9b', '#127a77', '#09615e', '#064846', '#043130',
  ],
  gray: [
    '#fcfaf9', '#f7f5f2', '#edeae6', '#e0ddd8', '#ccc8c3',
    '#8d8983', '#6b6761', '#534f4a', '#383531', '#201e1b',
  ],
  dark: [
    '#e5e2df', '#c1bdb8', '#a6a29d', '#847f7a', '#4a4743',
    '#393633', '#2c2a27', '#22201e', '#191715', '#0f0e0c',
  ],
  amber: [
    '#fff9ec', '#ffeece', '#ffdc9e', '#fdc768', '#f3b03b',
    '#de971d', '#a46607', '#89510c', '#6d3d0a', '#512a09',
  ],
  red: [
    '#fef5f4', '#fee7e4', '#ffcec8', '#fdaaa0', '#f47f73',
    '#ea564d', '#c92a28', '#a91d1d', '#831414', '#5c0e0d',
  ],
  green: [
    '#f1fcf1', '#def7df', '#bdedbf', '#95dc9a', '#6ec576',
    '#4ea959', '#2b7c37', '#20642a', '#184c1f', '#0f3414',
  ],
  blue: [
    '#f3f8ff', '#e4f0ff', '#c9e0fe', '#a1c9fd', '#78aef2',
    '#5192e4', '#2770c5', '#1a5aa4', '#13457e', '#0a2e57',
  ],
} satisfies Record<string, MantineColorsTuple>;
