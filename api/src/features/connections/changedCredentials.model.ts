interface ShopifyCredentials {
  shopUrl: string;
  apiKey: string;
  accessToken: string;
}

type Change<T> = { readonly [Field in keyof T]?: T[Field] | undefined };

/** The credentials of a shop after a change. A blog belongs to its shop: another shop starts without one. */
export const applyShopifyChange = (
  before: ShopifyCredentials & { blogId: string | null },
  { shopUrl, apiKey, accessToken, blogId }: Change<ShopifyCredentials & { blogId: string }>,
) => {
  const hasNewShop = shopUrl !== undefined && shopUrl !== before.shopUrl;
  return {
    shopUrl: shopUrl ?? before.shopUrl,
    apiKey: apiKey ?? before.apiKey,
    accessToken: accessToken ?? before.accessToken,
    blogId: blogId ?? (hasNewShop ? undefined : (before.blogId ?? undefined)),
  };
};

interface WixCredentials {
  apiKey: string;
  siteId: string;
}

interface WixPlacement {
  memberId?: string | undefined;
  categoryIds?: string[] | undefined;
  tagIds?: string[] | undefined;
}

/** The credentials of a site after a change. Author, categories and tags belong to their site. */
export const applyWixChange = (
  {
    memberId,
    categoryIds,
    tagIds,
    ...credentials
  }: WixCredentials & {
    memberId: string | null;
    categoryIds: string[];
    tagIds: string[];
  },
  { apiKey, siteId }: Change<WixCredentials>,
  placement: WixPlacement,
) => {
  const hasNewSite = siteId !== undefined && siteId !== credentials.siteId;
  return {
    ...(hasNewSite ? {} : { memberId: memberId ?? undefined, categoryIds, tagIds }),
    ...placement,
    apiKey: apiKey ?? credentials.apiKey,
    siteId: siteId ?? credentials.siteId,
  };
};
