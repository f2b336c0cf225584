import { paths } from '@cliffhanger/contract/client-paths.ts'
import type { ScreenRoute } from '../screen-route.ts'

/** Screens of the points mall. */
export const mallRoutes: readonly ScreenRoute[] = [
  {
    path: paths.mall,
    load: async () => (await import('../../domains/mall/goods/mall-screen.tsx')).MallScreen,
  },
  {
    path: paths.goods,
    shows: 'id',
    load: async () => (await import('../../domains/mall/goods/goods-screen.tsx')).GoodsScreen,
  },
  {
    path: paths.mallConfirm,
    shows: 'id',
    load: async () => (await import('../pages/mall-confirm-page.tsx')).MallConfirmPage,
  },
  {
    path: paths.mallOrders,
    load: async () => (await import('../../domains/mall/orders/mall-orders-screen.tsx')).MallOrdersScreen,
  },
  {
    path: paths.mallOrder,
    shows: 'id',
    load: async () => (await import('../../domains/mall/orders/mall-order-screen.tsx')).MallOrderScreen,
  },
  {
    path: paths.addresses,
    shows: 'select',
    load: async () => (await import('../../domains/mall/addresses/addresses-screen.tsx')).AddressesScreen,
  },
  {
    path: paths.editAddress,
    shows: 'id',
    load: async () => (await import('../../domains/mall/addresses/edit-address-screen.tsx')).EditAddressScreen,
  },
]
