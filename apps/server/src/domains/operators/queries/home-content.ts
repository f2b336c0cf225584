import type { Db } from '../../../platform/db.ts'

/** A category as operators write it. */
export interface TypeTexts {
  readonly names: Readonly<Record<string, string>>
  readonly sort: number
}

/** The category as it is, locked until the transaction ends. */
export const lockType = (tx: Db, id: number): Promise<TypeTexts | undefined> =>
  tx.find('select names, sort from drama_types where id = $1 for update', [id])

export const updateType = (tx: Db, id: number, { names, sort }: TypeTexts): Promise<number> =>
  tx.execute('update drama_types set names = $2, sort = $3 where id = $1', [id, JSON.stringify(names), sort])

/** A picture of the carousel as operators write it. */
export interface BannerTexts {
  readonly titles: Readonly<Record<string, string>>
  readonly imageKey: string
  readonly linkType: 'page' | 'video' | 'url' | 'none'
  readonly link: string
  readonly sort: number
}

/** The banner as it is, locked until the transaction ends. */
export const lockBanner = (tx: Db, id: number): Promise<BannerTexts | undefined> =>
  tx.find(
    `select titles, image_key as "imageKey", link_type as "linkType", link, sort from banners where id = $1 for update`,
    [id],
  )

export const updateBanner = (tx: Db, id: number, form: BannerTexts): Promise<number> =>
  tx.execute('update banners set titles = $2, image_key = $3, link_type = $4, link = $5, sort = $6 where id = $1', [
    id,
    JSON.stringify(form.titles),
    form.imageKey,
    form.linkType,
    form.link,
    form.sort,
  ])
