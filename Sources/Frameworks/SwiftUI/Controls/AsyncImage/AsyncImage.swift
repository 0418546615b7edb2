import CoreGraphicsTypes
public import Foundation
public import FoundationNetworking
public import SwiftUICore

/// A picture from a URL, which is loaded while the view is there.
///
/// A view that goes gives up what is not loaded yet and begins again when it comes back; another URL starts from the beginning.
/// The URL is one of http, https, of a file or of data; files and answers of more than 64 MB fail, and so do servers
/// that are not done after ten minutes. Answers of the web are kept in `URLCache.shared` as their servers allow, unless
/// `asyncImageURLSession(_:)` gives the session that is asked.
///
///     AsyncImage(url: URL(string: "https://example.org/kyoto.png")) { $0.resizable() } placeholder: { ProgressView() }
nonisolated public struct AsyncImage<Content: View>: View {
  private let request: URLRequest?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @Environment(\.asyncImageURLSession) private var session
  @Environment(\.asyncImageCache) private var cache
  @State private var shown: URLRequest?
  @State private var phase = AsyncImagePhase.empty

  /// Creates a view of what a closure makes of a picture in each phase; its changes are animated as a transaction says.
  public nonisolated init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(request: url.map { URLRequest(url: $0) }, scale: scale, transaction: transaction, content: content)
  }

  /// Creates a view of what a closure makes of what a request loads, in each phase; its changes are animated as a transaction says.
  ///
  /// The request's `cachePolicy` says whether a kept answer is taken; without a request it stays empty.
  public nonisolated init(
    request: URLRequest?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.request = request
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    self.transaction = transaction
    self.content = content
  }

  /// The number of views that a view of this type stands for: one, whatever there is to show yet.
  public nonisolated static func _viewListCount() -> Int? { 1 }

  @MainActor public var body: some View {
    content(shown == request ? phase : .empty).task(id: request) { await load() }
  }

  @MainActor private func load() async {
    guard let request else { return }
    if shown == request, phase.image != nil { return }
    if shown != request || phase.error != nil { show(.empty) }
    do {
      guard let services = EngineServices.current else { throw URLError(.resourceUnavailable) }
      let data = try await PictureBytes.load(request, by: services.web, session: session, cache: cache)
      try Task.checkCancellation()
      let name = request.url.map { $0.scheme?.lowercased() == "data" ? "data" : $0.lastPathComponent } ?? ""
      let source = try services.images.open(data, name: name)
      show(.success(Image(opened: source, scale: scale)), animated: true)
    } catch {
      // What is given up is not missing.
      if !Task.isCancelled { show(.failure(error), animated: true) }
    }
  }

  @MainActor private func show(_ new: AsyncImagePhase, animated: Bool = false) {
    withTransaction(animated ? transaction : Transaction()) { (shown, phase) = (request, new) }
  }
}

/// How far a picture has come.
public enum AsyncImagePhase: Sendable {
  /// Nothing is there yet.
  case empty
  /// The picture.
  case success(Image)
  /// There will be none, and why.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why there is none, if that is known.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

extension AsyncImage {
  /// Creates a view that shows a picture in its own size, and a gray area until it is there.
  public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? .placeholder }
  }

  /// Creates a view of what a closure makes of a picture, and of another one until it is there.
  public nonisolated init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}

extension AsyncImage {
  /// Creates a view that shows what a request loads in its own size, and a gray area until it is there.
  public nonisolated init(request: URLRequest, scale: CGFloat = 1) where Content == Image {
    self.init(request: request, scale: scale) { $0.image ?? .placeholder }
  }

  /// Creates a view of what a closure makes of what a request loads, and of another one until it is there.
  public nonisolated init<I: View, P: View>(
    request: URLRequest?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(request: request, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}

extension Image {
  /// A gray area that fills what it is offered.
  fileprivate nonisolated static var placeholder: Image {
    // 120 120 128 at 0.16, premultiplied.
    Image(decorative: CGImage(width: 1, height: 1, pixels: Data([19, 19, 20, 41])), scale: 1).resizable()
  }
}
