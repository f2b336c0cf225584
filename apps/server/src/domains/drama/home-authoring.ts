import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Edit } from './edit.ts'
import {
  type BannerForm,
  deleteBanner,
  findTypeNamed,
  insertBanner,
  insertType,
  listAllBanners,
  listTypes,
  lockBanner,
  lockType,
  type StoredBanner,
  type TypeForm,
  updateBanner,
  updateType,
} from './queries/home-content.ts'
import type { ByLanguage } from './texts.ts'

/** A carousel of more is none. */
const mostBanners = 100

/** What operators, the demonstration and the import do to the categories and banners of the home page, in the transaction they are given. */
export const homeAuthoring = {
  /** Every category, in the order of the home page. */
  listTypes,
  createType: (tx: Db, names: ByLanguage<string>, sort: number): Promise<number> => insertType(tx, names, '', sort),
  /** Writes a category anew from what it was. Refuses 4002. */
  async editType(tx: Db, id: number, rewrite: (before: TypeForm) => TypeForm): Promise<Edit<TypeForm>> {
    const before = (await lockType(tx, id)) ?? refuse('notFound')
    const after = rewrite(before)
    await updateType(tx, id, after)
    return { before, after }
  },
  /** The category of this name, made when there is none; the first one where no name is told. */
  chooseType: async (tx: Db, name: string): Promise<number> =>
    (await findTypeNamed(tx, name)) ?? insertType(tx, { 'zh-CN': name || '其他' }, '', 99),
  createBanner: insertBanner,
  /** Writes a banner anew from what it was. Refuses 4002. */
  async editBanner(tx: Db, id: number, rewrite: (before: BannerForm) => BannerForm): Promise<Edit<BannerForm>> {
    const before = (await lockBanner(tx, id)) ?? refuse('notFound')
    const after = rewrite(before)
    await updateBanner(tx, id, after)
    return { before, after }
  },
  listBanners: (on: Db): Promise<StoredBanner[]> => listAllBanners(on, mostBanners),
  /** Removes a banner and tells what it was. Refuses 4002. */
  removeBanner: async (tx: Db, id: number): Promise<StoredBanner> => (await deleteBanner(tx, id)) ?? refuse('notFound'),
}
