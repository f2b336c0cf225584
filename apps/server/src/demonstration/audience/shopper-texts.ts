import type { Language } from '@cliffhanger/i18n/languages.ts'

/** Where somebody lives who orders goods, and who brings them. Regions of `assets/regions.tsv`. */
export interface Home {
  readonly region: { readonly province_id: number; readonly city_id: number; readonly area_id?: number }
  readonly names: readonly [string, ...string[]]
  readonly streets: readonly [string, ...string[]]
  /** Number of a telephone, ended by the digits of a member. */
  phone(digits: string): string
  readonly carrier: string
  /** Number of a parcel. */
  parcel(digits: string): string
  readonly steps: readonly [onTheWay: string, arrived: string]
}

/** Homes by language: Hà Nội, São Paulo, Beijing. */
export const homes: Partial<Readonly<Record<Language, Home>>> = {
  vi: {
    region: { province_id: 84_000_001, city_id: 810_101_003 },
    names: ['Nguyễn Thu Hà', 'Trần Quốc Bảo', 'Lê Ngọc Anh', 'Phạm Minh Tuấn', 'Đặng Hải Yến', 'Vũ Đức Long'],
    streets: ['25 Hàng Bông', '88 Láng Hạ', '14 Nguyễn Trãi', '306 Kim Mã'],
    phone: (digits) => `0912${digits}`,
    carrier: 'Viettel Post',
    parcel: (digits) => `VTP2611${digits}VN`,
    steps: ['Đã lấy hàng, đang trung chuyển đến Hà Nội', 'Giao hàng thành công'],
  },
  pt: {
    region: { province_id: 1_000_002_021, city_id: 1_100_015_101 },
    names: ['Beatriz Nogueira', 'Rafael Teixeira', 'Camila Duarte', 'Thiago Moura', 'Larissa Prado', 'Diego Farias'],
    streets: ['Rua Augusta, 1508', 'Alameda Santos, 72', 'Rua Vergueiro, 945', 'Avenida Angélica, 310'],
    phone: (digits) => `11961${digits}`,
    carrier: 'Correios',
    parcel: (digits) => `AA${digits}785BR`,
    steps: ['Objeto em trânsito para São Paulo', 'Objeto entregue ao destinatário'],
  },
  'zh-CN': {
    region: { province_id: 110_000, city_id: 110_105 },
    names: ['陈思远', '李文静', '周子昂', '吴晓彤', '孙嘉怡', '郑浩然'],
    streets: ['朝阳北路 101 号 2 单元', '望京西园 308 号楼', '三里屯路 19 号', '东大桥路 8 号院'],
    phone: (digits) => `13800${digits}`,
    carrier: '顺丰速运',
    parcel: (digits) => `SF1234${digits}`,
    steps: ['已揽收，下一站：北京', '已签收，感谢使用顺丰'],
  },
}
