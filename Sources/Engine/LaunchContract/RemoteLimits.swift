/// How much is taken from whoever drives an app from outside.
package enum RemoteLimits {
  /// The most bytes of a request.
  package static let requestBytes = 1 << 20
  /// The most seconds of the app's clock that one request lets pass.
  package static let seconds = 10.0
  /// The most bytes of a notice.
  package static let noticeBytes = 16 << 10
  /// The most properties that are named among those whose values could not be kept.
  package static let lostNames = 20
  /// What is said of a request that has more bytes.
  package static let tooLong = "the request has more than \(requestBytes) bytes"
}
