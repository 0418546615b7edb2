public import Combine
public import CoreGraphicsTypes
public import Foundation
public import SwiftUICore
public import UIKitTypes

/// Makes pictures of views, without a window.
///
///     let renderer = ImageRenderer(content: Badge(name: "Kyoto"))
///     renderer.scale = 2
///     let image = renderer.uiImage
///
/// The views are as large as they want to be, unless ``proposedSize`` says more. They are laid out when a picture is asked for, and
/// live as long as the renderer, with state and tasks of their own. Their surroundings are not those of the place where the
/// renderer is made: they are light, with text of the usual size, unless modifiers of the content say otherwise. A picture shows
/// them as they are at once: what a task brings later is in the next one.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  // Safe: it has a lock of its own.
  /// Tells that the picture may have changed: by new values of the renderer, and where ``isObservationEnabled``, of what its views
  /// show.
  public nonisolated(unsafe) let objectWillChange = PassthroughSubject<Void, Never>()

  /// The views.
  public var content: Content {
    willSet { objectWillChange.send() }
    didSet { hasNewContent = true }
  }
  /// The size that is proposed to the views, in points; unspecified for the one that they want.
  public var proposedSize = ProposedViewSize.unspecified {
    willSet { objectWillChange.send() }
    didSet { hasNewContent = true }
  }
  /// Pixels for each point, 1 unless said otherwise; numbers that are none and those not above 0 count as 1.
  public var scale: CGFloat = 1 {
    willSet { objectWillChange.send() }
  }
  /// Whether every pixel is opaque: what the views leave free is black then.
  public var isOpaque = false {
    willSet { objectWillChange.send() }
  }
  /// How colours are mixed.
  ///
  /// They are mixed as sRGB encodes them; that another way was asked for is reported.
  public var colorMode = ColorRenderingMode.nonLinear {
    willSet { objectWillChange.send() }
    didSet {
      guard colorMode != .nonLinear else { return }
      Diagnostics.report("ImageRenderer.colorMode is \(colorMode): colours are mixed as for nonLinear, as sRGB encodes them")
    }
  }
  /// How much brighter than white pictures may become; they never do, and views find the value in their environment.
  public var allowedDynamicRange: Image.DynamicRange? = .standard {
    willSet { objectWillChange.send() }
    didSet { hasNewContent = true }
  }
  /// Whether ``objectWillChange`` also tells of changes inside the views: of state, of observed objects, of what moves.
  ///
  /// Only views of which a picture was made can change.
  public var isObservationEnabled = true {
    didSet { views?.changed = whenViewsChange }
  }

  private var views: PictureHost<Content>?
  private var hasNewContent = false

  /// Creates a renderer of views.
  public init(content view: Content) { content = view }

  // MARK: Pictures

  /// The views' pixels now; `nil`, with a report, where they have no size or one that is too large: more than 16,384 pixels on a
  /// side or 67 million in all.
  public var cgImage: CGImage? {
    reporting { () throws(PictureError) in
      try host().services.pictures.image(of: list(scale: usedScale), isOpaque: isOpaque)
    }
  }

  /// The same as ``cgImage``, as large in points as the views are.
  public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: usedScale, orientation: .up) } }

  /// Paints the views as they are now into a context that a closure provides, such as a page of a PDF document.
  ///
  ///     renderer.render { size, draw in
  ///       var page = CGRect(origin: .zero, size: size)
  ///       guard let pdf = CGContext(url as CFURL, mediaBox: &page, nil) else { return }
  ///       pdf.beginPDFPage(nil)
  ///       draw(pdf)
  ///       pdf.endPDFPage()
  ///       pdf.closePDF()
  ///     }
  ///
  /// In a document texts stay texts, and shapes stay shapes.
  /// - Parameters:
  ///   - rasterizationScale: Pixels for each point of what becomes a picture, such as a blur.
  ///   - renderer: Is given the size of the views, in points, and what paints them with their lower left corner at the origin, y
  ///     pointing up. It is not called where the views have no size, which is reported.
  public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
    let scale = Self.usable(rasterizationScale)
    guard let list = reporting({ () throws(PictureError) in try list(scale: scale) }) else { return }
    renderer(list.size) { $0.draw(list.root, size: list.size, rasterizationScale: scale) }
  }

  /// What the views show now, for a number of pixels a point, and the services that make files of it.
  package func displayList(scale: CGFloat) throws -> (list: DisplayList, services: EngineServices) {
    (try list(scale: Self.usable(scale)), host().services)
  }

  /// The scale that pictures have.
  package var usedScale: CGFloat { Self.usable(scale) }

  private static func usable(_ scale: CGFloat) -> CGFloat { scale.isFinite && scale > 0 ? scale : 1 }

  private func list(scale: CGFloat) throws(PictureError) -> DisplayList { try host().list(scale: scale) }

  /// The views with the latest values.
  private func host() -> PictureHost<Content> {
    let content = PictureContent(content: content, proposal: proposedSize, allowedDynamicRange: allowedDynamicRange)
    defer { hasNewContent = false }
    if let views {
      if hasNewContent { views.setContent(content) }
      return views
    }
    let made = PictureHost(content, scale: usedScale, services: EngineServices.currentOrLive)
    made.changed = whenViewsChange
    views = made
    return made
  }

  private var whenViewsChange: (() -> Void)? {
    isObservationEnabled ? { [weak self] in self?.objectWillChange.send() } : nil
  }

  private func reporting<Result>(_ make: () throws(PictureError) -> Result) -> Result? {
    do throws(PictureError) {
      return try make()
    } catch {
      Diagnostics.report("ImageRenderer makes no picture: \(error)")
      return nil
    }
  }
}
