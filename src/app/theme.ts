import { createTheme, rgba } from '@mantine/core';
import type { CSSVariablesResolver, MantineColorsTuple } from '@mantine/core';
import { makeRoomForList } from '#kit/device/keep-in-view.ts';
import { palette } from './palette.ts';

/** Widths of dialogs (LIST-24). */
export const dialogWidth = { confirm: 450, edit: 700, items: 750, itemsWide: 800, itemsWidest: 850 } as const;

const closeButtonProps = { 'aria-label': 'Tutup', size: 44, iconSize: 20 };

// Mantine heads its dialogs with <header>, a second page banner for screen readers.
const plainHeader = { header: { role: 'presentation' } };

const overlayProps = { backgroundOpacity: 0.5 };

export const theme = createTheme({
  colors: palette as Record<string, MantineColorsTuple>,
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 6 },
  white: '#ffffff',
  black: palette.gray[9],
  fontFamily: "'Plus Jakarta Sans Variable', system-ui, 'Segoe UI', Roboto, sans-serif",
  fontFamilyMonospace:
    "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Roboto Mono', 'Noto Sans Mono', Menlo, Consolas, monospace",
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.0625rem', xl: '1.25rem' },
  fontWeights: { regular: '400', medium: '600', bold: '700' },
  headings: {
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.625rem', lineHeight: '1.25' },
      h2: { fontSize: '1.25rem', lineHeight: '1.3' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.4' },
      h4: { fontSize: '1rem', lineHeight: '1.45' },
    },
  },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.75rem', xl: '1rem' },
  defaultRadius: 'md',
  // em, not px: at 200 % text a laptop gets the tablet layout instead of a squeezed one.
  breakpoints: { xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '90em' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'auto',
  components: {
    // 'sm' is 44 px here (global.css), with text of 14 px.
    Button: { defaultProps: { size: 'sm' } },
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle', color: 'gray' } },
    // 16 px text in fields: iOS zooms into anything smaller.
    Input: { defaultProps: { size: 'md' } },
    InputWrapper: { defaultProps: { size: 'md' } },
    Checkbox: { defaultProps: { size: 'md' } },
    Radio: { defaultProps: { size: 'md' } },
    Switch: { defaultProps: { size: 'md' } },
    // A form that opens with its first field in focus would open its list of choices too.
    // Half a row at the lower edge says that the list goes on: a phone draws no bar beside it.
    Select: {
      defaultProps: { openOnFocus: false, onDropdownOpen: makeRoomForList, maxDropdownHeight: 5.5 * 44 },
    },
    // A list that nobody has opened would be drawn anew with every key in any field of its form.
    Combobox: { defaultProps: { keepMounted: false } },
    Pagination: { defaultProps: { size: 44 } },
    // A name on an element without a role is read by nobody.
    Loader: { defaultProps: { role: 'progressbar' } },
    Modal: { defaultProps: { closeButtonProps, attributes: plainHeader, radius: 'lg', overlayProps } },
    Drawer: { defaultProps: { closeButtonProps, attributes: plainHeader, overlayProps } },
    Notification: { defaultProps: { closeButtonProps, withBorder: true } },
    // One that belongs to the page makes it higher for a moment, and a phone then scrolls it away from the finger.
    Popover: { defaultProps: { shadow: 'md', floatingStrategy: 'fixed' } },
    Menu: { defaultProps: { shadow: 'md' } },
    Tooltip: {
      defaultProps: { events: { hover: true, focus: true, touch: true }, multiline: true, maw: 320 },
    },
    DateInput: { defaultProps: { valueFormat: 'D MMMM YYYY' } },
    DatePickerInput: { defaultProps: { valueFormat: 'D MMMM YYYY' } },
  },
});

const hues = ['teal', 'gray', 'amber', 'red', 'green', 'blue'] as const;

/** Tinted pairs ("light" variants, badges, callouts): background, hover and the text that reads on it. */
function tints(scheme: 'light' | 'dark'): Record<string, string> {
  const pairs: Record<string, string> = {};
  for (const hue of hues) {
    const scale = palette[hue];
    const name = `--mantine-color-${hue}`;
    pairs[`${name}-light`] = scheme === 'light' ? scale[hue === 'gray' ? 2 : 1] : rgba(scale[5], 0.18);
    pairs[`${name}-light-hover`] = scheme === 'light' ? scale[hue === 'gray' ? 3 : 2] : rgba(scale[5], 0.28);
    pairs[`${name}-light-color`] = scheme === 'light' ? scale[8] : scale[3];
    pairs[`${name}-text`] = scheme === 'light' ? scale[7] : scale[4];
    pairs[`${name}-outline`] = scheme === 'light' ? scale[7] : scale[4];
  }
  return pairs;
}

/**
 * Roles of colour. `--mj-*` are ours: ground (page), surface (cards), raised (hover, wells), line (rules),
 * edge (what bounds a control, 3:1), accent (links, the current place), turn (what waits for the reader).
 */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...tints('light'),
    '--mj-ground': palette.gray[1],
    '--mj-surface': '#ffffff',
    '--mj-raised': palette.gray[2],
    '--mj-line': palette.gray[3],
    '--mj-edge': palette.gray[5],
    '--mj-accent': palette.teal[7],
    '--mj-accent-tint': palette.teal[1],
    '--mj-turn': palette.amber[5],
    '--mj-shadow': '0 1px 2px rgb(32 30 27 / 6%)',
    '--mantine-color-body': '#ffffff',
    '--mantine-color-dimmed': palette.gray[6],
    '--mantine-color-placeholder': palette.gray[6],
    '--mantine-color-error': palette.red[7],
    '--mantine-color-success': palette.green[7],
    '--mantine-color-default-hover': palette.gray[1],
    '--mantine-color-disabled': palette.gray[2],
    '--mantine-color-disabled-color': palette.gray[6],
  },
  dark: {
    ...tints('dark'),
    '--mj-ground': palette.dark[8],
    '--mj-surface': palette.dark[7],
    '--mj-raised': palette.dark[6],
    '--mj-line': palette.dark[5],
    '--mj-edge': palette.dark[3],
    '--mj-accent': palette.teal[4],
    '--mj-accent-tint': rgba(palette.teal[5], 0.18),
    '--mj-turn': palette.amber[5],
    '--mj-shadow': 'none',
    '--mantine-color-body': palette.dark[7],
    '--mantine-color-dimmed': palette.dark[2],
    '--mantine-color-placeholder': palette.dark[2],
    '--mantine-color-error': palette.red[4],
    '--mantine-color-success': palette.green[4],
    '--mantine-color-anchor': palette.teal[4],
    '--mantine-color-disabled-color': palette.dark[2],
  },
});
