public import Foundation
import SwiftUI
import SwiftUICore
public import UIKitTypes

/// A bar that shows how much is done: a `ProgressView` of SwiftUI.
@MainActor @preconcurrency
open class UIProgressView: UIView, FacedView {
  /// How a bar looks.
  public enum Style: Int, Sendable {
    /// As usual.
    case `default`
    /// As in bars: without a ground.
    case bar
  }

  let face = FaceModel()
  private static let height: CGFloat = 4

  /// Creates a bar with nothing done at a place, in points.
  public override init(frame: CGRect) {
    super.init(
      frame: frame.size.height == 0 ? CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: Self.height) : frame)
    setUp()
  }
  /// Creates a bar in a style with nothing done.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.height))
    progressViewStyle = style
  }
  /// Creates a bar from an archive, of which there are none here: one with nothing done.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    showFace { ProgressFace(view: $0) }
  }

  /// How much is done, from 0 to 1.
  open var progress: Float {
    get { fraction }
    set {
      fraction = min(max(newValue.isNaN ? 0 : newValue, 0), 1)
      faceChanged(resizes: false)
    }
  }
  private var fraction: Float = 0
  /// Says how much is done; the bar grows there where that is wanted.
  open func setProgress(_ progress: Float, animated: Bool) {
    if animated { withAnimation(.easeInOut(duration: 0.25)) { self.progress = progress } } else { self.progress = progress }
  }
  /// How it looks.
  open var progressViewStyle = Style.default { didSet { faceChanged() } }
  /// The part that is done; the tint unless said otherwise.
  open var progressTintColor: UIColor? { didSet { faceChanged(resizes: false) } }
  /// The part that is not done.
  open var trackTintColor: UIColor? { didSet { faceChanged(resizes: false) } }
  /// The picture of the part that is done; shown in place of its colour.
  open var progressImage: UIImage? { didSet { faceChanged(resizes: false) } }
  /// The picture of the part that is not done; shown in place of its colour.
  open var trackImage: UIImage? { didSet { faceChanged(resizes: false) } }
  /// A piece of work whose progress the bar follows.
  open var observedProgress: Progress? { didSet { faceChanged(resizes: false) } }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width.isFinite && size.width < 1_000_000 ? size.width : bounds.width, height: Self.height)
  }
}

private struct ProgressFace: View {
  let view: UIProgressView

  var body: some View {
    if view.progressImage != nil || view.trackImage != nil {
      pictures
    } else {
      bar.progressViewStyle(.linear).labelsHidden().tint(view.progressTintColor.map { Color(uiColor: $0) }).appearance {
        if let color = view.trackTintColor {
          $0.progress.rest = color
        } else if view.progressViewStyle == .bar {
          $0.progress.rest = .clear
        }
      }
    }
  }

  @ViewBuilder private var bar: some View {
    if let progress = view.observedProgress { ProgressView(progress) } else { ProgressView(value: view.progress) }
  }

  private var pictures: some View {
    let progress = CGFloat(view.progress)
    return ZStack(alignment: .leading) {
      if let image = view.trackImage { Image(uiImage: image).resizable() }
      if let image = view.progressImage {
        GeometryReader { Image(uiImage: image).resizable().frame(width: $0.size.width * progress) }
      }
    }
  }
}
