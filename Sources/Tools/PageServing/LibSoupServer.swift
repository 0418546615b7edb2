import Foundation
import LateLibraries

/// The functions of libsoup that serve, and those of GLib that these need, as their headers declare them.
///
/// All is found when the first page is served, and no header of either is read, so that the tool starts without the fifteen libraries.
struct LibSoupServer: Sendable {
  typealias Object = UnsafeMutableRawPointer
  typealias Text = UnsafePointer<CChar>
  typealias Handler = @convention(c) (Object?, Object?, Text?, Object?, Object?) -> Void
  typealias Release = @convention(c) (Object?) -> Void
  typealias Work = @convention(c) (Object?) -> CInt
  typealias Signal = @convention(c) (Object?, Object?) -> Void
  typealias Failure = UnsafeMutablePointer<UnsafeMutableRawPointer?>

  /// `SOUP_SERVER_LISTEN_IPV4_ONLY`.
  static let onlyIPv4: CUnsignedInt = 1 << 1
  /// `SOUP_MEMORY_COPY`.
  static let copied: CUnsignedInt = 2
  /// `SOUP_ENCODING_CHUNKED` and `SOUP_ENCODING_CONTENT_LENGTH`.
  static let inChunks: CUnsignedInt = 4
  static let withLength: CUnsignedInt = 2

  let serverType: @convention(c) () -> UInt
  let listen: @convention(c) (Object, CUnsignedInt, CUnsignedInt, Failure) -> CInt
  let addresses: @convention(c) (Object) -> Object?
  let addEarlyHandler: @convention(c) (Object, Text?, Handler, Object?, Release?) -> Void
  let addHandler: @convention(c) (Object, Text?, Handler, Object?, Release?) -> Void
  let disconnect: @convention(c) (Object) -> Void
  /// What 3.2 calls `soup_server_message_unpause` as well.
  let goOn: @convention(c) (Object, Object) -> Void
  let method: @convention(c) (Object) -> Text?
  let requestHeaders: @convention(c) (Object) -> Object
  let responseHeaders: @convention(c) (Object) -> Object
  let requestBody: @convention(c) (Object) -> Object
  let responseBody: @convention(c) (Object) -> Object
  let setStatus: @convention(c) (Object, CUnsignedInt, Text?) -> Void
  let setResponse: @convention(c) (Object, Text?, CUnsignedInt, UnsafeRawPointer?, UInt) -> Void
  let append: @convention(c) (Object, CUnsignedInt, UnsafeRawPointer?, UInt) -> Void
  let complete: @convention(c) (Object) -> Void
  let accumulate: @convention(c) (Object, CInt) -> Void
  let header: @convention(c) (Object, Text) -> Text?
  let setHeader: @convention(c) (Object, Text, Text) -> Void
  let contentLength: @convention(c) (Object) -> Int64
  let encoding: @convention(c) (Object) -> CUnsignedInt
  let setEncoding: @convention(c) (Object, CUnsignedInt) -> Void
  let glib: GLib

  /// Found when first asked for.
  static let shared = LateLibrary(file: "libsoup-3.0.so.0", package: "libsoup-3.0-0").load {
    find throws(LateLibrary.Missing) in try LibSoupServer(find)
  }

  private init(_ find: LateLibrary.Finder) throws(LateLibrary.Missing) {
    serverType = try find("soup_server_get_type")
    listen = try find("soup_server_listen_local")
    addresses = try find("soup_server_get_uris")
    addEarlyHandler = try find("soup_server_add_early_handler")
    addHandler = try find("soup_server_add_handler")
    disconnect = try find("soup_server_disconnect")
    goOn = try find("soup_server_unpause_message")
    method = try find("soup_server_message_get_method")
    requestHeaders = try find("soup_server_message_get_request_headers")
    responseHeaders = try find("soup_server_message_get_response_headers")
    requestBody = try find("soup_server_message_get_request_body")
    responseBody = try find("soup_server_message_get_response_body")
    setStatus = try find("soup_server_message_set_status")
    setResponse = try find("soup_server_message_set_response")
    append = try find("soup_message_body_append")
    complete = try find("soup_message_body_complete")
    accumulate = try find("soup_message_body_set_accumulate")
    header = try find("soup_message_headers_get_one")
    setHeader = try find("soup_message_headers_replace")
    contentLength = try find("soup_message_headers_get_content_length")
    encoding = try find("soup_message_headers_get_encoding")
    setEncoding = try find("soup_message_headers_set_encoding")
    glib = try GLib(find)
  }
}

extension LibSoupServer {
  /// What a request brought along.
  func bytes(of message: Object) -> Data {
    // A `SoupMessageBody` begins with where its bytes are, and how many.
    let body = requestBody(message)
    let start = body.load(as: UnsafeRawPointer?.self)
    let count = body.load(fromByteOffset: MemoryLayout<UnsafeRawPointer?>.size, as: Int64.self)
    return start.map { Data(bytes: $0, count: max(Int(count), 0)) } ?? Data()
  }

  /// The port that a server listens on.
  func port(of server: Object) -> Int {
    // A `GSList` is a value, and then where the next one is.
    let list = addresses(server)
    var (entry, port) = (list, 0)
    while let here = entry {
      if let address = here.load(as: Object?.self) {
        port = Int(glib.port(address))
        glib.releaseURI(address)
      }
      entry = here.load(fromByteOffset: MemoryLayout<Object?>.size, as: Object?.self)
    }
    if let list { glib.releaseList(list) }
    return port
  }

  /// Main loops and objects, which are in the libraries that libsoup brings along.
  struct GLib: Sendable {
    let newContext: @convention(c) () -> Object
    let pushContext: @convention(c) (Object) -> Void
    let popContext: @convention(c) (Object) -> Void
    let releaseContext: @convention(c) (Object) -> Void
    let newLoop: @convention(c) (Object, CInt) -> Object
    let runLoop: @convention(c) (Object) -> Void
    let quitLoop: @convention(c) (Object) -> Void
    let releaseLoop: @convention(c) (Object) -> Void
    let invoke: @convention(c) (Object, CInt, Work, Object?, Release?) -> Void
    let newObject: @convention(c) (UInt, CUnsignedInt, Object?, Object?) -> Object
    let retain: @convention(c) (Object) -> Object
    let release: @convention(c) (Object) -> Void
    let connect: @convention(c) (Object, Text, Signal, Object?, Signal?, CUnsignedInt) -> UInt
    let port: @convention(c) (Object) -> CInt
    let releaseURI: @convention(c) (Object) -> Void
    let releaseList: @convention(c) (Object) -> Void
    let releaseError: @convention(c) (Object) -> Void

    fileprivate init(_ find: LateLibrary.Finder) throws(LateLibrary.Missing) {
      newContext = try find("g_main_context_new")
      pushContext = try find("g_main_context_push_thread_default")
      popContext = try find("g_main_context_pop_thread_default")
      releaseContext = try find("g_main_context_unref")
      newLoop = try find("g_main_loop_new")
      runLoop = try find("g_main_loop_run")
      quitLoop = try find("g_main_loop_quit")
      releaseLoop = try find("g_main_loop_unref")
      invoke = try find("g_main_context_invoke_full")
      newObject = try find("g_object_new_with_properties")
      retain = try find("g_object_ref")
      release = try find("g_object_unref")
      connect = try find("g_signal_connect_data")
      port = try find("g_uri_get_port")
      releaseURI = try find("g_uri_unref")
      releaseList = try find("g_slist_free")
      releaseError = try find("g_error_free")
    }

    /// What an error says; it is released.
    func take(_ error: Object) -> String {
      defer { releaseError(error) }
      // A domain and a code of four bytes each stand before the text.
      let text = error.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self)
      return text.map { String(cString: $0) } ?? "no reason is given"
    }
  }
}
