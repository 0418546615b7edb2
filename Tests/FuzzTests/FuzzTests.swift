import ApusCommand
import DisplayModel
import Foundation
import ImageDecoding
import Testing

@testable import ApusFuzz

@Suite("scripts/fuzz", .serialized)
struct FuzzTests {
  /// Runs the program, which lies beside the tests.
  private func fuzz(_ arguments: [String]) throws -> (code: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "ApusFuzz")
    process.arguments = arguments
    // The runtime's report on a crash takes longer than all else.
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  @Test("every format has seeds, and inputs that follow from the seed and their number alone")
  func formats() throws {
    for format in FuzzFormats.all {
      let mutator = FuzzMutator(format: format, seeds: try FuzzSeeds.read(format.name))
      let inputs = (0..<20).map { mutator.input(seed: 3, index: $0) }
      #expect(inputs == (0..<20).map { mutator.input(seed: 3, index: $0) })
      #expect(Set(inputs).count > 12, "\(format.name)")
      #expect(inputs != (0..<20).map { mutator.input(seed: 4, index: $0) })
    }
    #expect(Set(FuzzFormats.all.map(\.name)).count == FuzzFormats.all.count)
  }

  @Test("seeds of pictures, symbols and descriptions are sound: each is read to its end")
  func soundSeeds() throws {
    for data in try FuzzSeeds.read("png") { #expect(PNGChecksums.mended(data) == data) }
    for name in ["strings", "plist", "stringsdict"] {
      for data in try FuzzSeeds.read(name) { _ = try PropertyListSerialization.propertyList(from: data, format: nil) }
    }
    for name in ["catalog", "xcstrings"] {
      for data in try FuzzSeeds.read(name) { _ = try JSONSerialization.jsonObject(with: data) }
    }
    // The reader of webp is a package of its own, which a system may lack.
    for name in ["png", "jpeg", "gif", "webp", "tiff", "bmp"] {
      let seeds = try FuzzSeeds.read(name)
      guard let obstacle = PictureFormat(name: name).obstacle(toReading: seeds) else {
        for data in seeds {
          let source = try SystemImageDecoder().open(data, name: name)
          #expect(source.bitmap(pixelSize: source.size) != nil, "\(name) of \(data.count) bytes")
        }
        continue
      }
      #expect(name == "webp" && obstacle.contains("no reader for WEBP"), "\(name): \(obstacle)")
    }
    let broken = PictureFormat(name: "png").obstacle(toReading: [Data("no picture".utf8)])
    #expect(broken != nil)
    for data in try FuzzSeeds.read(AgentFormat().name) { #expect(OutsideFormats.complaint(aboutAnswersTo: data) == nil) }
    for data in try FuzzSeeds.read("project") { #expect(OutsideFormats.read(project: data)) }
    for data in try FuzzSeeds.read("workspace") { #expect(OutsideFormats.read(workspace: data)) }
    for data in try FuzzSeeds.read("scheme") { #expect(OutsideFormats.read(scheme: data)) }
    for data in try FuzzSeeds.read("coredatamodel") { #expect(OutsideFormats.read(dataModel: data) == (true, nil)) }
  }

  @Test("planted faults are found, kept, and tried again", arguments: ["crash", "hang", "memory", "child"])
  func planted(fault: String) throws {
    // The first one ends the run, however long it takes on a busy machine.
    let result = try fuzz(["planted-" + fault, "--seconds", "120", "--seed", "9", "--findings", "1"])
    #expect(result.code == 1)
    let reason = ["hang", "child"].contains(fault) ? "takes more than 1 s" : "ends its process"
    let command = try #require(result.output.firstMatch(of: /input [0-9]+ (.*); again: scripts\/fuzz (.*)\n/))
    #expect(command.1.hasPrefix(reason))
    let again = try fuzz(command.2.split(separator: " ").map(String.init))
    #expect(again.code == 1)
    #expect(again.output.contains(reason))
  }

  @Test("work and memory of a started process are its starter's, while it runs and after its end")
  func useOfProcesses() throws {
    let before = ProcessUse(of: getpid())
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "i=0; while [ $i -lt 20000 ]; do i=$((i+1)); done; echo done; read line"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    _ = output.fileHandleForReading.availableData
    let own = ProcessUse.work(of: process.processIdentifier)
    let running = ProcessUse(of: getpid())
    #expect(own > 0)
    #expect(running.memory > before.memory)
    #expect(running.work - before.work >= own)
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    // What has ended is counted in ticks of the system.
    #expect(ProcessUse(of: getpid()).work - before.work >= own - 0.03)
    #expect(ProcessUse.work(of: process.processIdentifier) == 0)
  }

  @Test("a run ends with its seconds of work, whatever the clock says")
  func work() throws {
    let result = try fuzz(["arguments", "--work", "0.2", "--seconds", "300"])
    #expect(result.code == 0, "\(result.output)")
    let work = try #require(result.output.firstMatch(of: /inputs in ([0-9.]+) s of work/).flatMap { Double($0.1) })
    #expect(work >= 0.2)
    #expect(work < 5)
  }

  @Test("a second of a format counts its inputs; what is no format is refused")
  func counts() throws {
    let result = try fuzz(["arguments", "--seconds", "1"])
    #expect(result.code == 0, "\(result.output)")
    let count = result.output.firstMatch(of: /arguments: ([0-9]+) inputs/).flatMap { Int($0.1) } ?? 0
    #expect(count > 50)
    #expect(try fuzz(["nonsense"]).code == 2)
    #expect(try fuzz([]).code == 2)
    #expect(try fuzz(["--help"]).output.contains("Formats: png"))
  }
}
