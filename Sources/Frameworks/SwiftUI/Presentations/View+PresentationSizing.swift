import CoreGraphicsTypes
public import SwiftUICore

/// How large the card of a sheet is in a wide window.
@MainActor @preconcurrency
public protocol PresentationSizing {
  /// The size to offer to the content.
  /// - Parameters:
  ///   - root: The content, which says what size it takes.
  ///   - context: What else there is to know.
  /// - Returns: The size; the usual one along an axis for which it says none.
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The content of something presented, as its sizing sees it.
@MainActor @preconcurrency
public struct PresentationSizingRoot {
  fileprivate let fit: (ProposedViewSize) -> CGSize
  /// The size that the content takes for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fit(proposal) }
}

/// What a sizing may need to know.
@MainActor @preconcurrency
public struct PresentationSizingContext {
  fileprivate let metrics: PresentationMetrics
}

/// The usual size of what is presented.
public struct AutomaticPresentationSizing: PresentationSizing {
  nonisolated init() {}
  /// The size to offer to the content.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(context.metrics.sheet.cardSize)
  }
}

/// The size of a form.
public struct FormPresentationSizing: PresentationSizing {
  nonisolated init() {}
  /// The size to offer to the content.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(context.metrics.sheet.cardSize)
  }
}

/// About the size of a page of paper.
public struct PagePresentationSizing: PresentationSizing {
  nonisolated init() {}
  /// The size to offer to the content.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(context.metrics.pageSize)
  }
}

/// The size that the content has by itself.
public struct FittedPresentationSizing: PresentationSizing {
  nonisolated init() {}
  /// The size to offer to the content.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(root.sizeThatFits(.unspecified))
  }
}

/// Another sizing, but along some axes the size that the content has by itself.
private struct PartlyFittedSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let horizontal: Bool
  let vertical: Bool
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    let offered = base.proposedSize(for: root, context: context)
    let fitted = root.sizeThatFits(
      ProposedViewSize(width: horizontal ? nil : offered.width, height: vertical ? nil : offered.height))
    return ProposedViewSize(
      width: horizontal ? fitted.width : offered.width, height: vertical ? fitted.height : offered.height)
  }
}

extension PresentationSizing {
  /// This sizing, but along some axes the size that the content has by itself.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    PartlyFittedSizing(base: self, horizontal: horizontal, vertical: vertical)
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The usual size of what is presented.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  /// About the size of a page of paper.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size that the content has by itself.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension View {
  /// Sets how large the card of the sheet around is in a wide window.
  @MainActor @preconcurrency
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View { modifier(SizingModifier(sizing: sizing)) }
}

/// Says how large the sheet around is, by the look of here.
private struct SizingModifier<Sizing: PresentationSizing>: ViewModifier {
  let sizing: Sizing
  @Environment(\.metrics.presentations) private var metrics

  init(sizing: Sizing) { self.sizing = sizing }

  func body(content: Content) -> some View {
    let (sizing, metrics) = (sizing, metrics)
    content.sheetBehavior { behavior in
      behavior.cardSize = { fit in
        withoutActuallyEscaping(fit) { fit in
          MainThread.isolated {
            let root = PresentationSizingRoot(fit: fit)
            return sizing.proposedSize(for: root, context: PresentationSizingContext(metrics: metrics))
              .replacingUnspecifiedDimensions(by: metrics.sheet.cardSize)
          }
        }
      }
    }
  }
}
