import AppFiles
import AppResources
import CairoRenderer
package import DisplayModel
import FontFiles
import Foundation
import FoundationAdditions
import ImageDecoding
import MarkdownParsing
import PangoText
import SpellChecking
import SystemSymbols
import WebFetching

/// Puts together what the engine asks of the outside: the one place that names all services.
package enum LiveServices {
  /// The services of an app that starts, whose code sees them from now on.
  ///
  /// The desktop's own are put in their places by the host that shows the app. `common` is what others that are made in the
  /// process have, too; unless said otherwise nobody else does.
  @MainActor package static func make(sharing common: CommonServices = CommonServices()) -> EngineServices {
    let images = SystemImageDecoder(drawings: .ofPerson("drawings"))
    let text = PangoTextEngine(sharing: common.fonts)
    BundleFonts.register(common.bundleFonts, of: .main, with: text)
    let services = EngineServices(
      text: text, images: images, symbols: common.symbols, resources: BundleResources(images: images, symbols: common.symbols),
      markdown: CommonMarkParser(), web: SoupFetcher.shared, pictures: CairoPictures(), encoder: SystemImageEncoder())
    services.spelling = EnchantSpelling()
    services.becomeCurrent()
    LocalizedMarkdown.reader = { text in
      let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
      return CommonMarkParser().parse(text, options: options, baseURL: nil)
    }
    return services
  }
}
