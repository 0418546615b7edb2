/// How a client is talked to.
struct MCPDialect: Equatable, Sendable {
  var version = MCPVersion.latest
  /// Whether results with a picture have values too.
  ///
  /// Several clients show their models the values alone where there are some, and no picture then, so this is off unless asked
  /// for.
  var hasValuesBesidePictures = false
}
