public import Foundation
import SwiftUI
import SwiftUICore
public import UIKitTypes

/// A picture: an `Image` of SwiftUI.
@MainActor @preconcurrency
open class UIImageView: UIView, FacedView {
  let face = FaceModel()

  /// Creates a view without a picture at a place, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// Creates a view that is as large as its picture.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }
  /// Creates a view that is as large as its picture, with another one for while it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }
  /// Creates a view without a picture.
  public convenience init() { self.init(frame: .zero) }
  /// Creates a view from an archive, of which there are none here: one without a picture.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    showFace(alignment: { $0.contentMode.alignment }) { ImageFace(view: $0) }
  }

  /// The picture.
  open var image: UIImage? { didSet { if image !== oldValue { faceChanged() } } }
  /// The picture while the view is highlighted.
  open var highlightedImage: UIImage? { didSet { faceChanged() } }
  /// Whether the view is shown as part of something that is touched or chosen.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { faceChanged(resizes: false) } } }
  /// How large and bold symbols are.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { faceChanged() } }
  open override var contentMode: ContentMode { didSet { faceChanged(resizes: false) } }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    faceChanged(resizes: false)
  }

  // MARK: Moving pictures

  /// Pictures that are shown one after the other.
  open var animationImages: [UIImage]? { didSet { faceChanged() } }
  /// The same while the view is highlighted.
  open var highlightedAnimationImages: [UIImage]? { didSet { faceChanged() } }
  /// How long all pictures are shown once, in seconds; 0: a thirtieth for each.
  open var animationDuration: TimeInterval = 0 { didSet { faceChanged(resizes: false) } }
  /// How often they are shown; 0: for ever.
  open var animationRepeatCount = 0
  /// Whether pictures are being shown one after the other.
  open private(set) var isAnimating = false
  /// Shows pictures one after the other.
  open func startAnimating() {
    guard !shownImages.isEmpty else { return }
    isAnimating = true
    faceChanged(resizes: false)
  }
  /// Shows the one picture again.
  open func stopAnimating() {
    isAnimating = false
    faceChanged(resizes: false)
  }

  private var shownImages: [UIImage] {
    (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? image?.images ?? []
  }
  /// The time that all pictures take once.
  private var turn: TimeInterval {
    if animationDuration > 0 { return animationDuration }
    if animationImages == nil, let duration = image?.duration, duration > 0 { return duration }
    return Double(shownImages.count) / 30
  }
  /// Whether pictures are shown one after the other: those that were started, or those that the picture itself is made of.
  fileprivate var moves: Bool { isAnimating || animationImages == nil && image?.images?.isEmpty == false }
  /// Seconds from one picture to the next.
  fileprivate var interval: TimeInterval { max(turn / Double(max(shownImages.count, 1)), 1.0 / 60) }
  /// The picture of a number of steps from the first; `nil` where all have been shown often enough.
  fileprivate func picture(after steps: Int) -> UIImage? {
    let images = shownImages
    guard !images.isEmpty, animationRepeatCount <= 0 || steps < images.count * animationRepeatCount else { return nil }
    return images[steps % images.count]
  }
  /// All pictures have been shown often enough.
  fileprivate func animationEnded() { if isAnimating { stopAnimating() } }

  /// The picture that is shown at rest.
  fileprivate var shownImage: UIImage? {
    let image = isHighlighted ? highlightedImage ?? self.image : self.image
    guard let image, let symbol = preferredSymbolConfiguration, image.isSymbolImage else { return image }
    return image.withConfiguration(symbol)
  }

  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? animationImages?.first?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }
}

private struct ImageFace: View {
  @Faced var view: UIImageView

  var body: some View {
    if view.moves {
      MovingPictures(view: view)
    } else if let image = view.shownImage {
      PlacedImage(image: image, view: view)
    }
  }
}

/// Pictures one after the other.
private struct MovingPictures: View {
  @Faced var view: UIImageView
  @State private var start: Date?

  var body: some View {
    TimelineView(.animation(minimumInterval: view.interval)) { context in
      let time = start.map { context.date.timeIntervalSince($0) } ?? 0
      if let image = view.picture(after: max(Int(time / view.interval), 0)) {
        PlacedImage(image: image, view: view).onAppear { if start == nil { start = context.date } }
      } else {
        Color.clear.onAppear { [weak view] in view?.animationEnded() }
      }
    }
  }
}

/// A picture as the view's content mode has it.
private struct PlacedImage: View {
  let image: UIImage
  @Faced var view: UIImageView

  var body: some View {
    let isStencil = image.renderingMode == .alwaysTemplate || image.renderingMode == .automatic && image.isSymbolImage
    let picture = Image(uiImage: image).renderingMode(isStencil ? .template : nil)
    Group {
      switch view.contentMode {
      case .scaleToFill, .redraw: picture.resizable()
      case .scaleAspectFit: picture.resizable().scaledToFit()
      case .scaleAspectFill: picture.resizable().scaledToFill()
      default: picture.fixedSize()
      }
    }
    .foregroundStyle(Color(uiColor: view.tintColor))
    .accessibilityHidden(true)
  }
}

extension UIView.ContentMode {
  /// Where in the bounds a picture lies.
  var alignment: Alignment {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .leading
    case .right: .trailing
    case .topLeft: .topLeading
    case .topRight: .topTrailing
    case .bottomLeft: .bottomLeading
    case .bottomRight: .bottomTrailing
    }
  }
}
