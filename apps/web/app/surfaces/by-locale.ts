import type { Locale } from "@waku/i18n/locale";

/** The same thing said in each language. */
export type ByLocale<T> = Readonly<Record<Locale, T>>;

/** What every surface gets: the language it speaks. */
export type SurfaceProps = { locale: Locale };

/** What a drawing gets that tells several scenes: the words and numbers of one of them. */
export type DrawingProps<Texts> = SurfaceProps & { texts: Texts };
