/** Carriers of the countries members live in, with the public page that follows a parcel; the number stands where `{number}` is. */
const carriers: Readonly<Record<string, string>> = {
  'SF Express': 'https://www.sf-express.com/we/ow/chn/en/waybill/waybill-detail/{number}',
  'China Post EMS': 'https://www.ems.com.cn/queryList?mailNum={number}',
  'YTO Express': 'https://www.yto.net.cn/tracesimple.html?waybillNo={number}',
  'ZTO Express': 'https://www.zto.com/express/expressCheck.html?txtBill={number}',
  'Vietnam Post': 'https://vnpost.vn/en/tra-cuu-hanh-trinh/buu-pham?key={number}',
  GHN: 'https://donhang.ghn.vn/?order_code={number}',
  'Viettel Post': 'https://viettelpost.com.vn/tra-cuu-hanh-trinh-don/?code={number}',
  Correios: 'https://rastreamento.correios.com.br/app/index.php?objetos={number}',
  CTT: 'https://www.ctt.pt/feapl_2/app/open/objectSearch/objectSearch.jspx?objects={number}',
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}',
  'Royal Mail': 'https://www.royalmail.com/track-your-item#/tracking-results/{number}',
  DHL: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}',
  UPS: 'https://www.ups.com/track?tracknum={number}',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr={number}',
}

/** Names of the carriers an operator chooses from; others are typed. */
export const carrierNames: readonly string[] = Object.keys(carriers)

/** Where a parcel can be followed; '' for a carrier that is not in the list. */
export const trackingAddress = (carrier: string, trackingNumber: string): string =>
  trackingNumber === '' ? '' : (carriers[carrier] ?? '').replace('{number}', encodeURIComponent(trackingNumber))
