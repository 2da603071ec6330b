"""What people reach over the network: HTTP, the WebSocket of a table, and the client's files."""
