import UIKit

/// A picture that two fingers enlarge; it stays in the middle while it is smaller than the view.
final class ZoomView: UIScrollView, UIScrollViewDelegate {
  /// Called while fingers enlarge the picture, with the enlargement.
  var onZoom: (CGFloat) -> Void = { _ in }
  private let picture: UIImageView

  init(image: UIImage) {
    picture = UIImageView(image: image)
    super.init(frame: .zero)
    addSubview(picture)
    contentSize = image.size
    delegate = self
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
  }

  required init?(coder: NSCoder) { fatalError("ZoomView is made in code") }

  /// How much larger the picture is than when it fits.
  var enlargement: CGFloat { zoomScale / minimumZoomScale }

  /// Enlarges the picture around the middle.
  func enlarge(to enlargement: CGFloat) { setZoomScale(enlargement * minimumZoomScale, animated: true) }

  override func layoutSubviews() {
    super.layoutSubviews()
    fit()
    contentInset.left = max((bounds.width - contentSize.width) / 2, 0)
    contentInset.top = max((bounds.height - contentSize.height) / 2, 0)
  }

  /// Keeps the enlargement when the view has another size.
  private func fit() {
    guard let size = picture.image?.size, bounds.width > 0, bounds.height > 0 else { return }
    let fitting = min(bounds.width / size.width, bounds.height / size.height)
    guard fitting != minimumZoomScale else { return }
    let scale = zoomScale * fitting / minimumZoomScale
    minimumZoomScale = fitting
    maximumZoomScale = fitting * 6
    zoomScale = hasFitted ? scale : fitting
    hasFitted = true
  }
  private var hasFitted = false

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    setNeedsLayout()
    if isZooming { onZoom(enlargement) }
  }

  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { onZoom(enlargement) }
}
