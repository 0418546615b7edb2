import CoreGraphicsTypes
import DisplayModel
import SwiftUI
import SwiftUICore

/// Tells how large a view of SwiftUI is that may not be shown yet, for a size that is proposed to it.
@MainActor
final class ContentMeasurer {
  private let content: AnyView
  private let services = EngineServices.currentOrLive.beside()
  private var answers: [(proposal: ProposedViewSize, size: CGSize)] = []

  init(_ content: AnyView) { self.content = content }

  func size(for proposal: ProposedViewSize) -> CGSize {
    if let answer = answers.first(where: { $0.proposal == proposal }) { return answer.size }
    var configuration = AppWindow.current.configuration
    configuration.safeAreaInsets = EdgeInsets()
    var size = CGSize.zero
    // What is measured shows nowhere: it has no frames, in which it would appear, and does not move, whatever it is measured for.
    UIView.performWithoutAnimation {
      let host = ViewHost(
        MeasuredContent(content: content, proposal: proposal), services: services, configuration: configuration, isWindow: false)
      size = host.contentSizes.ideal
      host.close()
    }
    if answers.count > 16 { answers = [] }
    answers.append((proposal, size))
    return size
  }
}

/// A view that is offered a size, whatever is offered around it.
private struct MeasuredContent: View {
  let content: AnyView
  let proposal: ProposedViewSize

  var body: some View { OfferingLayout(proposal: proposal) { content.environment(\.isMeasured, true) } }
}

extension ProposedViewSize {
  /// What a size that UIKit offers proposes: its greatest number stands for no proposal, 0 or less for none either.
  package init(fitting size: CGSize) {
    func length(_ length: CGFloat) -> CGFloat? { length > 0 && length < 1_000_000 ? length : nil }
    self.init(width: length(size.width), height: length(size.height))
  }
}
