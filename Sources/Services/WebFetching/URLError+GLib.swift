import CGio
import Foundation

extension URLError.Code {
  /// What an error of GLib or libsoup is called by Foundation.
  init(_ error: GError) {
    switch error.domain {
    case g_io_error_quark(): self = Self.input(GIOErrorEnum(rawValue: CUnsignedInt(bitPattern: error.code)))
    case g_resolver_error_quark(): self = .cannotFindHost
    case g_tls_error_quark():
      let isUntrusted = error.code == CInt(bitPattern: G_TLS_ERROR_BAD_CERTIFICATE.rawValue)
      self = isUntrusted ? .serverCertificateUntrusted : .secureConnectionFailed
    // What libsoup itself finds wrong is what the server sent.
    default: self = .badServerResponse
    }
  }

  private static func input(_ code: GIOErrorEnum) -> Self {
    switch code {
    case G_IO_ERROR_CANCELLED: .cancelled
    case G_IO_ERROR_TIMED_OUT: .timedOut
    case G_IO_ERROR_HOST_NOT_FOUND: .cannotFindHost
    case G_IO_ERROR_CONNECTION_REFUSED, G_IO_ERROR_HOST_UNREACHABLE, G_IO_ERROR_NETWORK_UNREACHABLE: .cannotConnectToHost
    case G_IO_ERROR_CONNECTION_CLOSED, G_IO_ERROR_PARTIAL_INPUT: .networkConnectionLost
    case G_IO_ERROR_INVALID_DATA: .cannotDecodeContentData
    default: .badServerResponse
    }
  }
}
