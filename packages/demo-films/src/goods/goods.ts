import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import type { GoodsLook } from './draw-goods.ts'

/** An article of the demonstration's points mall. */
export interface DemoGoods {
  /** Never changes; names its pictures. */
  readonly slug: string
  readonly category: DemoCategory
  /** The slug of the drama it belongs to; absent: to none. */
  readonly drama?: string
  readonly names: ByLanguage<string>
  /** One sentence that describes it. */
  readonly intros: ByLanguage<string>
  readonly look: GoodsLook
  /** In points. */
  readonly price: number
  /** In cents, besides the points. */
  readonly money?: number
  /** What it would cost in a shop, in cents. */
  readonly worth: number
  /** In points, for a week. */
  readonly salePrice?: number
  /** Pieces per member; absent: as many as they like. */
  readonly limit?: number
  /** Its forms with their pieces; one without a name where it has none. */
  readonly variants: readonly { readonly names: ByLanguage<string>; readonly stock: number }[]
  /** What is delivered at once instead of shipped. */
  readonly delivers?: { readonly type: 'vip_days'; readonly days: number } | { readonly type: 'coupon' | 'code' }
}

export type DemoCategory = 'clothes' | 'collectibles' | 'home' | 'digital'

export const demoCategories: Readonly<Record<DemoCategory, ByLanguage<string>>> = {
  clothes: { 'zh-CN': '服饰', en: 'Apparel', vi: 'Thời trang', pt: 'Roupas' },
  home: { 'zh-CN': '居家', en: 'Home', vi: 'Đồ gia dụng', pt: 'Casa' },
  collectibles: { 'zh-CN': '文创', en: 'Collectibles', vi: 'Sưu tầm', pt: 'Colecionáveis' },
  digital: { 'zh-CN': '虚拟', en: 'Digital', vi: 'Số hóa', pt: 'Digitais' },
}
