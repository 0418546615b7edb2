import CGio
import LateLibraries

/// The functions of libsoup that ask servers, as its headers declare them.
///
/// It is opened when the first server is asked: with the fifteen libraries behind it, it would add 1.7 ms and 2 MB to the start of every
/// app.
struct LibSoup: Sendable {
  typealias Session = UnsafeMutableRawPointer
  typealias Message = UnsafeMutableRawPointer
  typealias Headers = OpaquePointer
  typealias Failure = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
  typealias Visit = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, gpointer?) -> Void

  /// `SOUP_MESSAGE_NO_REDIRECT`.
  static let noRedirect: CUnsignedInt = 1 << 1

  let sessionType: @convention(c) () -> GType
  let newMessage: @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Message?
  let addFlags: @convention(c) (Message, CUnsignedInt) -> Void
  let requestHeaders: @convention(c) (Message) -> Headers
  let responseHeaders: @convention(c) (Message) -> Headers
  let status: @convention(c) (Message) -> CUnsignedInt
  let replaceHeader: @convention(c) (Headers, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Void
  let contentLength: @convention(c) (Headers) -> Int64
  let forEachHeader: @convention(c) (Headers, Visit, gpointer?) -> Void
  let send: @convention(c) (Session, Message, CInt, UnsafeMutablePointer<GCancellable>?, GAsyncReadyCallback, gpointer?) -> Void
  let finishSending: @convention(c) (Session, OpaquePointer?, Failure) -> UnsafeMutablePointer<GInputStream>?

  /// Found when first asked for.
  static let shared = LateLibrary(file: "libsoup-3.0.so.0", package: "libsoup-3.0-0").load {
    find throws(LateLibrary.Missing) in
    LibSoup(
      sessionType: try find("soup_session_get_type"), newMessage: try find("soup_message_new"),
      addFlags: try find("soup_message_add_flags"), requestHeaders: try find("soup_message_get_request_headers"),
      responseHeaders: try find("soup_message_get_response_headers"), status: try find("soup_message_get_status"),
      replaceHeader: try find("soup_message_headers_replace"),
      contentLength: try find("soup_message_headers_get_content_length"),
      forEachHeader: try find("soup_message_headers_foreach"), send: try find("soup_session_send_async"),
      finishSending: try find("soup_session_send_finish"))
  }
}
