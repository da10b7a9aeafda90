import { pictureFile } from "@waku/content/picture-files";
import type { Menu, MenuLink } from "../../page-data/chrome";
import { Icon } from "../../ui/icon/icon";
import styles from "./site-menu.module.css";

/** The main menu: plain links and panels that open on click. Rendered by the server only. */
export function SiteMenu({ menus }: { menus: Menu[] }) {
  return (
    <ul className={styles.menus}>
      {menus.map((menu) =>
        "href" in menu ? (
          <li key={menu.label}>
            <a className={styles.top} href={menu.href}>
              {menu.label}
            </a>
          </li>
        ) : (
          <li key={menu.label}>
            <details name="site-menu" data-menu="">
              <summary className={styles.top}>
                {menu.label}
                <Icon name="chevron-down" />
              </summary>
              <div className={styles.panel}>
                <div className={styles.groups}>
                  {menu.groups.map((group) => (
                    <section key={group.title} className={styles.group} data-long={group.links.length > 9 || undefined}>
                      <h2 className={styles.title}>{group.title}</h2>
                      <ul>
                        {group.links.map((link) => (
                          <li key={link.href}>
                            <MenuEntry link={link} />
                          </li>
                        ))}
                      </ul>
                    </section>
                  ))}
                </div>
                {menu.overview && (
                  <a className={styles.overview} href={menu.overview.href}>
                    {menu.overview.label}
                    <Icon name="arrow-right" />
                  </a>
                )}
              </div>
            </details>
          </li>
        ),
      )}
    </ul>
  );
}

function MenuEntry({ link }: { link: MenuLink }) {
  return (
    <a className={styles.entry} href={link.href} data-color={link.color}>
      {link.picture && <Thumbnail picture={link.picture} />}
      {link.icon && <Icon name={link.icon} />}
      <span>
        {link.label}
        {link.external && <Icon name="external-link" />}
        {link.text && <small>{link.text}</small>}
      </span>
    </a>
  );
}

/** What the page shows, small and for the eye alone; fetched once the menu is open. */
function Thumbnail({ picture }: { picture: string }) {
  return (
    <picture className={styles.thumbnail}>
      <source type="image/avif" srcSet={`/media/${pictureFile(picture, "navy", 480, "avif")}`} />
      <img
        src={`/media/${pictureFile(picture, "navy", 480, "webp")}`}
        width={56}
        height={42}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
