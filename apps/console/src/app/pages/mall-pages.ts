import MallIcon from '@mui/icons-material/StorefrontOutlined'
import { lazy } from 'react'
import { findMallOrders } from '../../domains/mall/orders/find-orders.ts'
import {
  categorySource,
  goodsSource,
  mallOrderSource,
  packingSource,
  shippingSource,
  stockMoveSource,
} from '../../domains/mall/sources.ts'
import type { PageGroup } from './page.ts'

/** What points are exchanged for: goods and their stock, and the orders of them. */
export const mallPages: PageGroup = {
  title: 'mall.menu',
  icon: MallIcon,
  pages: [
    {
      name: 'mall-orders',
      title: 'mall.orders',
      permission: 'member.read',
      source: mallOrderSource,
      find: findMallOrders,
      list: lazy(async () => ({ default: (await import('../../domains/mall/orders/order-list.tsx')).OrderList })),
      show: lazy(async () => ({ default: (await import('../../domains/mall/orders/order-page.tsx')).OrderPage })),
    },
    {
      name: 'mall-shipping',
      title: 'mall.bulkShipping',
      permission: 'member.write',
      source: shippingSource,
      list: lazy(async () => ({ default: (await import('../../domains/mall/orders/shipping-page.tsx')).ShippingPage })),
    },
    {
      name: 'mall-packing',
      title: 'mall.packingList',
      permission: 'member.read',
      isHidden: true,
      source: packingSource,
      list: lazy(async () => ({ default: (await import('../../domains/mall/orders/packing-page.tsx')).PackingPage })),
    },
    {
      name: 'mall-goods',
      title: 'mall.goods',
      permission: 'content.read',
      source: goodsSource,
      parts: { 'mall-stock-moves': stockMoveSource },
      list: lazy(async () => ({ default: (await import('../../domains/mall/goods/goods-list.tsx')).GoodsList })),
      edit: lazy(async () => ({ default: (await import('../../domains/mall/goods/goods-page.tsx')).GoodsPage })),
      create: {
        page: lazy(async () => ({ default: (await import('../../domains/mall/goods/goods-create.tsx')).GoodsCreate })),
        permission: 'content.write',
      },
    },
    {
      name: 'mall-categories',
      title: 'mall.categories',
      permission: 'content.read',
      source: categorySource,
      list: lazy(async () => ({ default: (await import('../../domains/mall/category-list.tsx')).CategoryList })),
    },
  ],
}
