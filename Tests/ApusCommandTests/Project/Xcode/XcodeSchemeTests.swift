import Foundation
import Testing

@testable import ApusCommand

@Suite("Xcode's schemes")
struct XcodeSchemeTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Scheme version = "1.7">
      <BuildAction><BuildActionEntries><BuildActionEntry>
        <BuildableReference BlueprintName = "Kit" ReferencedContainer = "container:Kit.xcodeproj"></BuildableReference>
      </BuildActionEntry></BuildActionEntries></BuildAction>
      <TestAction buildConfiguration = "Test"><EnvironmentVariables>
        <EnvironmentVariable key = "TEST" value = "1" isEnabled = "YES"/></EnvironmentVariables></TestAction>
      <LaunchAction buildConfiguration = "Staging">
        <BuildableProductRunnable runnableDebuggingMode = "0">
          <BuildableReference BlueprintIdentifier = "0A1B" BuildableName = "Town.app" BlueprintName = "Town &amp; Co"
            ReferencedContainer = "container:../App/Town.xcodeproj"></BuildableReference>
        </BuildableProductRunnable>
        <CommandLineArguments>
          <CommandLineArgument argument = "-AppleLanguages &quot;(pl, en)&quot;" isEnabled = "YES"/>
          <CommandLineArgument argument = "-off" isEnabled = "NO"/>
        </CommandLineArguments>
        <EnvironmentVariables>
          <EnvironmentVariable key = "B" value = "a &lt;b&gt;" isEnabled = "YES"/>
          <EnvironmentVariable key = "A" value = "1" isEnabled = "YES"/>
          <EnvironmentVariable key = "OFF" value = "1" isEnabled = "NO"/>
          <EnvironmentVariable value = "no key" isEnabled = "YES"/>
        </EnvironmentVariables>
      </LaunchAction>
    </Scheme>
    """

  private func scheme(_ text: String) throws -> XcodeScheme {
    XcodeScheme(try XcodeXML(Array(text.utf8), file: Path("/a.xcscheme")), name: "a", folder: Path("/repository/App"))
  }

  @Test("what a scheme starts, with the arguments and variables that are switched on")
  func launch() throws {
    let scheme = try scheme(Self.text)
    #expect(scheme.launchTarget == "Town & Co")
    #expect(scheme.launchTargetID == "0A1B")
    #expect(scheme.launchProject == Path("/repository/App/Town.xcodeproj"))
    #expect(scheme.launchConfiguration == "Staging")
    #expect(scheme.arguments == ["-AppleLanguages", "(pl, en)"])
    #expect(scheme.environment.map(\.0) == ["B", "A"])
    #expect(scheme.environment.map(\.1) == ["a <b>", "1"])
  }

  @Test("a scheme that runs nothing says so", arguments: ["<Scheme/>", "<Scheme><LaunchAction/></Scheme>"])
  func nothing(text: String) throws {
    let scheme = try scheme(text)
    #expect(scheme.launchTarget == nil && scheme.launchConfiguration == nil && scheme.arguments.isEmpty)
  }

  @Test(
    "arguments are taken apart as a shell does",
    arguments: [
      ("", []), ("  ", []), ("-a  b", ["-a", "b"]), ("'a b' \"c \\\" d\"", ["a b", "c \" d"]), ("a\\ b", ["a b"]), ("\"\"", [""]),
      ("'a\\'", ["a\\"]), ("x\"y z\"'w'", ["xy zw"]), ("\"open", ["open"]), ("\\", [""]),
    ] as [(String, [String])])
  func words(line: String, expected: [String]) {
    #expect(ShellWords(line).all == expected)
  }

  @Test("shared schemes come before those of single people, each name once; a damaged one costs a word")
  func all() throws {
    let folder = try TemporaryFolder()
    let schemes = "xcuserdata/ada.xcuserdatad/xcschemes/"
    try folder.write([
      "A.xcodeproj/xcshareddata/xcschemes/Town.xcscheme": Self.text, "A.xcodeproj/xcshareddata/xcschemes/notes.txt": "",
      "A.xcodeproj/\(schemes)Town.xcscheme": "<Scheme/>", "A.xcodeproj/\(schemes)Lab.xcscheme": "<Scheme/>",
      "A.xcodeproj/\(schemes)Bad.xcscheme": "<Scheme>",
    ])
    var warnings: [String] = []
    let found = XcodeScheme.all(in: folder.path / "A.xcodeproj", warnings: &warnings)
    #expect(found.map(\.name) == ["Town", "Lab"])
    #expect(found.first?.launchTarget == "Town & Co")
    #expect(found.first?.launchProject == Path("../App/Town.xcodeproj").absolute(in: folder.path))
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("Bad.xcscheme, line 1: the XML is damaged") == true)
    #expect(XcodeScheme.all(in: folder.path / "None.xcodeproj", warnings: &warnings).isEmpty)
    #expect(try XcodeScheme(file: folder.path / "A.xcodeproj/\(schemes)Lab.xcscheme", folder: folder.path).name == "Lab")
  }

  @Test("elements know the one around them; comments, processing instructions and character data are passed over")
  func elements() throws {
    let text =
      "\u{FEFF}<?xml version='1.0'?><!-- <x> --><a b='1' c = \"&#65;&#x42;&apos;&nope;&\">t<![CDATA[<y>]]><b/><c><b d='>'/></c></a>\n"
    let xml = try XcodeXML(Array(text.utf8), file: Path("/a.xml"))
    #expect(
      xml.elements == [
        .init(name: "a", attributes: ["b": "1", "c": "AB'&nope;&"], parent: nil), .init(name: "b", attributes: [:], parent: 0),
        .init(name: "c", attributes: [:], parent: 0), .init(name: "b", attributes: ["d": ">"], parent: 2),
      ])
    #expect(xml.elements("b").map(\.index) == [1, 3])
    #expect(xml.elements("b", in: 2).map(\.index) == [3])
    #expect(xml.elements("b", in: 0).count == 2)
  }

  @Test(
    "damaged XML and document types are refused with the line",
    arguments: [
      "", "text", "<a>", "<a></b>", "</a>", "<a b></a>", "<a b=c/>", "<a b='c/>", "<a", "<", "< a/>", "<a/", "<!-- ", "<?xml",
      "<!DOCTYPE a [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><a b='&e;'/>", "<a>\n<<<<<<< HEAD\n</a>", "<a =\"b\"/>",
    ])
  func damage(text: String) {
    let error = failure { _ = try XcodeXML(Array(text.utf8), file: Path("/a.xml")) }
    #expect(error?.message.hasPrefix("/a.xml") == true)
  }

  @Test("elements without an end are refused")
  func bounds() {
    let deep = { (count: Int) in
      failure {
        _ = try XcodeXML(
          Array((String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)).utf8), file: Path("/a"))
      }
    }
    #expect(deep(XcodeXML.deepest) == nil)
    #expect(deep(XcodeXML.deepest + 1)?.message.contains("more than 100 elements stand inside of each other") == true)
    let many = failure {
      _ = try XcodeXML(Array(("<a>" + String(repeating: "<b/>", count: XcodeXML.mostElements)).utf8), file: Path("/a"))
    }
    #expect(many?.message.contains("more than 50000 elements") == true)
  }
}
