import Foundation
public import FoundationNetworking
public import SwiftUICore

extension View {
  /// Has images of the web inside the view loaded by a session, with its cache, headers and limits.
  ///
  ///     Gallery().asyncImageURLSession(session)
  ///
  /// Without one, answers are kept in `URLCache.shared` as servers allow.
  public nonisolated func asyncImageURLSession(_ urlSession: URLSession) -> some View {
    environment(\.asyncImageURLSession, urlSession)
  }
}

private enum AsyncImageURLSessionKey: EnvironmentKey {
  static var defaultValue: URLSession? { nil }
}

private enum AsyncImageCacheKey: EnvironmentKey {
  static var defaultValue: URLCache { .shared }
}

extension EnvironmentValues {
  /// What loads images of the web; `nil`: the engine does.
  nonisolated var asyncImageURLSession: URLSession? {
    get { self[AsyncImageURLSessionKey.self] }
    set { self[AsyncImageURLSessionKey.self] = newValue }
  }

  /// Where answers are kept that the engine loads.
  nonisolated package var asyncImageCache: URLCache {
    get { self[AsyncImageCacheKey.self] }
    set { self[AsyncImageCacheKey.self] = newValue }
  }
}
