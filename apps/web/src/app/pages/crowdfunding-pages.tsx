import { CrowdListScreen } from '../../domains/crowdfunding/screens/crowd-list-screen.tsx'
import { MyCrowdScreen } from '../../domains/crowdfunding/screens/my-crowd-screen.tsx'
import { PayScreen } from '../../domains/crowdfunding/screens/pay-screen.tsx'
import { ProjectScreen } from '../../domains/crowdfunding/screens/project-screen.tsx'
import { Hero } from '../../domains/drama/home/hero.tsx'
import { PaySheet } from '../../domains/wallet/components/forms/pay-sheet.tsx'
import { CouponChoice } from '../../domains/wallet/orders/coupon-choice.tsx'
import { OrderView } from '../../domains/wallet/orders/order-view.tsx'

/** Crowdfunding, paid as every order is. */
export const CrowdListPage = () => <CrowdListScreen renderBanners={(banners) => <Hero banners={banners} />} />

export const CrowdProjectPage = () => <ProjectScreen CouponChoice={CouponChoice} />

export const CrowdPayPage = () => <PayScreen renderOrder={(orderNo) => <OrderView orderNo={orderNo} />} />

export const MyCrowdPage = () => <MyCrowdScreen PaySheet={PaySheet} />
