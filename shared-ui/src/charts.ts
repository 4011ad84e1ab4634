/** Lazy shared module: charts. Give each one a text alternative. */
export { BarChart } from '@mui/x-charts/BarChart';
export { LineChart } from '@mui/x-charts/LineChart';
