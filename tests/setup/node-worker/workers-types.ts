// @react-router/cloudflare imports the types of workerd as if they were code.
export {};
