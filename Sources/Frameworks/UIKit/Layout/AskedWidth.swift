package import Foundation
package import SwiftUICore

/// In which width a layout asks a view for its intrinsic size.
///
/// Layouts ask twice: first how large the content is by itself; then, where a view has become narrower than that, how high its lines
/// are in the width that they have. As it is ``UIView/intrinsicContentSize`` that is read both times, what subclasses add counts in
/// both; a label whose app says by `preferredMaxLayoutWidth` where its lines break says the same both times.
package enum AskedWidth: Equatable {
  /// No layout asks.
  case none
  /// Whatever the content would like.
  case natural
  /// A width in points.
  case points(CGFloat)

  /// What is proposed to content.
  package var proposal: ProposedViewSize {
    guard case .points(let width) = self else { return .unspecified }
    return ProposedViewSize(width: width, height: nil)
  }
}

extension UIView {
  /// The size that the content has by itself, whatever size the view has now.
  func naturalContentSize() -> CGSize { intrinsicContentSize(in: .natural) }

  /// How high the content is in a width; `natural` is what ``naturalContentSize()`` has answered, which counts where lines have the
  /// room that they would like.
  func contentHeight(forWidth width: CGFloat, natural: CGSize) -> CGFloat {
    guard hostedContent != nil, width > 0, width < natural.width - 0.01 else { return natural.height }
    return intrinsicContentSize(in: .points(width)).height
  }

  private func intrinsicContentSize(in width: AskedWidth) -> CGSize {
    let outer = askedWidth
    askedWidth = width
    defer { askedWidth = outer }
    return intrinsicContentSize
  }
}
