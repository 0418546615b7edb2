public import CoreTransferable
import Foundation
public import SwiftUICore
import UniformTypeIdentifiers

extension Color: Transferable {
  /// A colour's components, as other apps on the desktop take and give them: `application/x-color`, four numbers of 16 bits.
  ///
  /// A colour that depends on where it stands has the components of a light appearance.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: UTType(mimeType: mimeType) ?? .data) {
      $0.resolve(in: EnvironmentValues()).transferred
    } importing: {
      Color(try Resolved(transferred: $0))
    }
  }

  private static let mimeType = "application/x-color"
}

extension Color.Resolved {
  /// Red, green, blue and opacity, 0…65535, in the machine's order of bytes.
  fileprivate var transferred: Data {
    [red, green, blue, opacity].reduce(into: Data()) { data, part in
      let number = UInt16(min(max(part.isFinite ? part : 0, 0), 1) * 65535 + 0.5)
      withUnsafeBytes(of: number) { data.append(contentsOf: $0) }
    }
  }

  /// The colour of eight bytes.
  fileprivate init(transferred data: Data) throws {
    guard data.count == 8 else { throw TransferError.noValue("Color") }
    let parts = data.withUnsafeBytes { bytes in
      (0..<4).map { Float(bytes.loadUnaligned(fromByteOffset: $0 * 2, as: UInt16.self)) / 65535 }
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }
}
