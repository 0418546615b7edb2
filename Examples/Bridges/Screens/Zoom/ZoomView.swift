import UIKit

/// A picture that two fingers enlarge; it stays in the middle while it is smaller than the view.
final class ZoomView: UIScrollView, UIScrollViewDelegate {
  /// Called when the enlargement has changed.
  var onZoom: (CGFloat) -> Void = { _ in }
  private let picture: UIImageView

  init(image: UIImage) {
    picture = UIImageView(image: image)
    super.init(frame: .zero)
    picture.accessibilityIgnoresInvertColors = true
    addSubview(picture)
    contentSize = image.size
    maximumZoomScale = 4
    delegate = self
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
  }

  required init?(coder: NSCoder) { fatalError("ZoomView is made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = picture.image?.size ?? .zero
    guard size.width > 0, bounds.width > 0 else { return }
    let fitting = min(bounds.width / size.width, bounds.height / size.height)
    if fitting != minimumZoomScale {
      let wasFitting = zoomScale == minimumZoomScale
      minimumZoomScale = fitting
      if wasFitting || zoomScale < fitting { zoomScale = fitting }
    }
    contentInset.left = max((bounds.width - contentSize.width) / 2, 0)
    contentInset.top = max((bounds.height - contentSize.height) / 2, 0)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    setNeedsLayout()
    onZoom(zoomScale)
  }
}
