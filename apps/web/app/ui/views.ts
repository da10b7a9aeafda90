/** A link ready to render: the address in the page's language. */
export type LinkView = { label: string; href: string; external?: true };

/** A teaser for another document. */
export type CardView = { title: string; text: string; href: string; published?: string };

export type DownloadView = { title: string; text: string; href: string; format: string; external?: true };

export type SettingView = { name: string; value: string; href?: string; missing?: true };

/** A picture with what is to be seen on it. */
export type PictureView = { name: string; alt: string; hasLight: boolean };
