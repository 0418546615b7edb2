import ApusTesting
import SwiftUI
import Testing

@testable import ChartGallery

@Suite("The gallery of charts, as recorded") @MainActor
struct ChartGalleryPictureTests {
  /// A chart's page on a narrow screen.
  private func screen(_ exhibit: Exhibit, _ edit: (inout Screen.Settings) -> Void) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 390, height: 520)
        $0.scale = 1
        edit(&$0)
      }
    ) {
      NavigationStack { ExhibitPage(exhibit: exhibit) }
    }
  }

  @Test("each chart in the light", arguments: Exhibit.allCases)
  func light(exhibit: Exhibit) {
    screen(exhibit) { _ in }.expectImage("chart-\(exhibit.rawValue)")
  }

  @Test("each chart in the dark", arguments: Exhibit.allCases)
  func dark(exhibit: Exhibit) {
    screen(exhibit) { $0.colorScheme = .dark }.expectImage("chart-\(exhibit.rawValue)-dark")
  }

  @Test("charts with stronger contrasts", arguments: [Exhibit.stackedBars, .heatMap, .salesByDay], [ColorScheme.light, .dark])
  func contrast(exhibit: Exhibit, scheme: ColorScheme) {
    screen(exhibit) {
      $0.colorScheme = scheme
      $0.colorSchemeContrast = .increased
    }.expectImage("chart-\(exhibit.rawValue)-contrast-\(scheme)")
  }
}
