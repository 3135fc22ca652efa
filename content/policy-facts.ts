/** A length of time: `least` is left out where the rule knows only a limit. */
export type Period = {
  readonly least?: number;
  readonly most: number;
  readonly unit: 'hour' | 'business day' | 'day' | 'month' | 'year';
};

/** Amounts in whole rupees (specification, section 9, Shipping charges). */
export const rupees = {
  /** An order above this amount ships free, across India. */
  freeShippingAbove: 999,
  /** The middle band: from this amount … */
  middleBandFrom: 500,
  /** … up to this one, both included, an order pays `middleBandCharge`. */
  middleBandTo: 999,
  middleBandCharge: 99,
  /** An order below this amount pays `lowBandCharge`. */
  lowBandBelow: 500,
  lowBandCharge: 149,
} as const satisfies Readonly<Record<string, number>>;

/** Every period that a policy promises or asks for (specification, section 9, unless a line says otherwise). */
export const periods = {
  /** Packing, before a parcel leaves. */
  processing: { least: 1, most: 2, unit: 'business day' },
  /** The longest packing time in peak or festival periods. */
  processingPeak: { most: 3, unit: 'business day' },

  /** Delivery on the whole: the first and the last of the three city groups. */
  delivery: { least: 3, most: 7, unit: 'business day' },
  standardMetro: { least: 3, most: 5, unit: 'business day' },
  standardTier1: { least: 4, most: 6, unit: 'business day' },
  standardTier2: { least: 5, most: 7, unit: 'business day' },
  standardRemote: { least: 7, most: 10, unit: 'business day' },
  expressMetro: { least: 1, most: 2, unit: 'business day' },
  expressTier1: { least: 2, most: 3, unit: 'business day' },

  /** Time to return an item, from the day of delivery. */
  returnWindow: { most: 30, unit: 'day' },
  /** The same for festival or seasonal items. */
  seasonalReturnWindow: { most: 15, unit: 'day' },
  /** From the day a return is received until the refund is processed. */
  refund: { least: 5, most: 7, unit: 'business day' },

  /** How long the store keeps accounts and transactions. */
  accountRecords: { most: 7, unit: 'year' },
  /** How long the store keeps analytics. */
  analyticsRecords: { most: 26, unit: 'month' },

  /** How long a browser tries to deliver what a form holds (lib/forms/delivery/schedule.ts; a test compares). */
  deliveryTries: { most: 7, unit: 'day' },

  /** Consumer Protection (E-Commerce) Rules, 2020, rule 4 (5): a complaint is acknowledged within this time … */
  complaintAcknowledged: { most: 48, unit: 'hour' },
  /** … and settled within this one. */
  complaintSettled: { most: 1, unit: 'month' },
} as const satisfies Readonly<Record<string, Period>>;

/** Shares, 1 being the whole (specification, section 9, Returns). */
export const shares = {
  /** Defective, damaged or wrong product. */
  faultRefund: 1,
  /** Size or colour mismatch, or change of mind. */
  choiceRefund: 1,
} as const satisfies Readonly<Record<string, number>>;

/** Ages in years. */
export const ages = {
  /** The services are not for children under this age (specification, section 9, Privacy text). */
  service: 13,
  /** A person below this age is a child in Indian law and needs a parent or guardian (DPDP Act, 2023, section 2). */
  majority: 18,
} as const satisfies Readonly<Record<string, number>>;
