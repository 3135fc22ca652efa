'use client';

export { ErrorFallback as default } from '@/components/islands/ErrorFallback.client';
